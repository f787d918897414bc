import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': api, '/trpc': api } },
  // The content security policy allows fonts and images from our own files alone, not from data: addresses.
  build: { assetsInlineLimit: 0 },
});
