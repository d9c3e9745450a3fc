# The whole house in one image: docker build -t fivefold . && docker run -p 8555:8555 -v fivefold:/data fivefold
FROM node:22-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --omit=dev --no-fund --no-audit
COPY web ./
COPY src/fivefold /build/src/fivefold
RUN npm run build

FROM python:3.13-slim AS wheel
WORKDIR /build
COPY requirements/play.txt requirements/
RUN python -m venv /fivefold && /fivefold/bin/pip install --no-cache-dir --require-hashes --requirement requirements/play.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY --from=page /build/src/fivefold/server/page src/fivefold/server/page
RUN /fivefold/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --create-home fivefold && mkdir /data /cache && chown fivefold /data /cache
COPY --from=wheel /fivefold /fivefold
USER fivefold
# The kernels are compiled into the cache once for each processor, so it is kept beside the data.
ENV FIVEFOLD_CACHE=/cache
VOLUME ["/data", "/cache"]
EXPOSE 8555
HEALTHCHECK --start-period=5m CMD ["/fivefold/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8555/health/alive')"]
ENTRYPOINT ["/fivefold/bin/fivefold", "serve", "--host", "0.0.0.0", "--data", "/data"]
