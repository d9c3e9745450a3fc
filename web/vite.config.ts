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

// The page is built into the package, where `fivefold serve` finds it.
export default defineConfig({
  plugins: [svelte(), styleInside],
  server: { fs: { allow: [".."] } },
  build: { outDir: "../src/fivefold/server/page", emptyOutDir: true, target: "es2022" },
});
