// Keeps the page usable without the house: the page itself, the rules, and the answers that it has had before and that
// never change. ASSETS and VERSION are written in when the page is built.
/* global ASSETS, VERSION */
const PAGE = `page-${VERSION}`;
const ANSWERS = "answers";
const MOST_ANSWERS = 400;
// What the house answers alike to everybody and at any time; the newest is shown while there is a connection.
const LASTING = [/^\/api\/games$/, /^\/api\/games\/\w+\/options$/, /^\/api\/rules/, /^\/api\/\w+\/series$/, /^\/api\/puzzles/, /^\/api\/duel/];
// What follows from the question alone: positions and moves, a solver's verdict. Chance is no part of it.
const COMPUTED = [/^\/api\/analysis$/, /^\/api\/\w+\/prospect$/, /^\/api\/puzzles\/\w+\/[^/]+\/try$/];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(PAGE)
      .then((cache) => cache.addAll(["/", ...ASSETS]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("page-") && name !== PAGE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "GET" && request.mode === "navigate") return event.respondWith(fetch(request).catch(() => caches.match("/")));
  if (request.method === "GET" && ASSETS.includes(url.pathname)) return event.respondWith(caches.match(request.url).then((kept) => kept ?? fetch(request)));
  if (request.method === "GET" && LASTING.some((path) => path.test(url.pathname))) return event.respondWith(newest(request, url.pathname + url.search));
  if (request.method === "POST" && COMPUTED.some((path) => path.test(url.pathname))) return event.respondWith(computed(request, url.pathname));
});

async function newest(request, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok) void keep(key, answer.clone());
    return answer;
  } catch (gone) {
    return (await kept(key)) ?? Promise.reject(gone);
  }
}

/** An answer is kept by its question; what was left to chance is asked anew each time. */
async function computed(request, path) {
  const question = await request.clone().text();
  if (JSON.parse(question).chance) return fetch(request);
  return newest(request, `${path}?question=${encodeURIComponent(question)}`);
}

async function keep(key, answer) {
  const cache = await caches.open(ANSWERS);
  await cache.put(key, answer);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS))) await cache.delete(old);
}

async function kept(key) {
  const found = await (await caches.open(ANSWERS)).match(key);
  if (!found) return undefined;
  // The page says that the house is away, though this was answered.
  return new Response(await found.blob(), { headers: { "content-type": found.headers.get("content-type") ?? "", "x-kept": "1" } });
}

// A reminder of a slow game. One of the same table takes the place of the one before.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url }, icon: "/icon.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** Go to the table in a window that is open already, or in a new one. */
async function open(url) {
  const there = new URL(url, location.origin);
  if (there.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: "window" });
  const found = windows.find((one) => new URL(one.url).pathname === there.pathname);
  if (found) await found.focus();
  else await self.clients.openWindow(there.href);
}
