/** How the page is built, served while one works on it, and tested. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { bundles } from './build/bundles';
import { fluent } from './build/fluent';

/** Where `irrgarten serve` answers while the page is being worked on. */
const server = process.env.IRRGARTEN_SERVER ?? 'http://127.0.0.1:8080';

/** A site of files (`npm run site`) has no server behind it, and may lie in any folder of a web space. */
const isSite = (mode: string) => mode === 'site';

export default defineConfig(({ mode }) => ({
  base: isSite(mode) ? './' : '/',
  plugins: [fluent(), svelte(), svelteTesting()],
  resolve: { alias: { $lib: new URL('./src/lib', import.meta.url).pathname } },
  build: {
    target: 'es2022',
    outDir: isSite(mode) ? 'dist/site' : 'dist/page',
    manifest: true,
    // The server's policy allows no inline scripts and styles, but small pictures travel with what shows them.
    assetsInlineLimit: (file) => file.endsWith('.svg') && statSync(file).size < 4096,
    modulePreload: { polyfill: false },
    // The shell lists every file of every board: names without words keep that list short.
    rollupOptions: {
      output: {
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: { groups: bundles },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    // Boards live beside their rules.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/lib/allWords.ts'],
    include: ['src/**/*.test.ts', '../games/*/web/**/*.test.ts'],
  },
}));
