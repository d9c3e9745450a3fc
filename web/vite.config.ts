import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The style stands in the page itself: nothing has to be fetched before something is seen. */
const styleInside: Plugin = {
  name: "style-inside",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) =>
      html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (link, file: string) => {
        const style = bundle?.[file];
        if (style?.type !== "asset") return link;
        delete bundle![file];
        return `<style>${style.source}</style>`;
      }),
  },
};

/** The fonts are asked for together with the page, so that no word is set twice. */
const fontsAhead: Plugin = {
  name: "fonts-ahead",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith(".woff2"))
        .map((file) => ({ tag: "link", attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true }, injectTo: "head" })),
  },
};

/** The service worker knows what the page is made of. */
const worker: Plugin = {
  name: "worker",
  writeBundle({ dir }, bundle) {
    const assets = Object.keys(bundle).filter((file) => /\.(js|css|woff2|mp3|ogg|svg)$/.test(file)).map((file) => `/${file}`).sort();
    const page = readFileSync(`${dir}/index.html`, "utf-8");
    const version = createHash("sha256").update(page + assets.join()).digest("hex").slice(0, 12);
    const code = readFileSync("src/offline/worker.js", "utf-8");
    const names = JSON.stringify([...assets, "/icon.svg", "/manifest.webmanifest"]);
    writeFileSync(`${dir}/sw.js`, `const VERSION = "${version}";\nconst ASSETS = ${names};\n${code}`);
  },
};

// The page is built into the package, where `fivefold serve` finds it.
export default defineConfig({
  plugins: [svelte(), styleInside, fontsAhead, worker],
  server: { fs: { allow: [".."] } },
  build: { outDir: "../src/fivefold/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined) },
});
