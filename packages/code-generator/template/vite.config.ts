import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  // `npm run server` beside `npm run dev`.
  server: { proxy: { '/api': 'http://127.0.0.1:4300' } },
  worker: { format: 'es' },
  test: { include: ['server/**/*.test.ts'], testTimeout: 120_000 },
})
