import { chromiumLaunch } from '@sqos/vitest-config/chromium'
import { keptModules } from '@sqos/vitest-config/kept-modules'
import { reactAlias } from '@sqos/vitest-config/react'
import { FULL_TAG, isFull, SERVER_ON_BOTH_ENGINES, SLOW_SERVER_TESTS } from '@sqos/vitest-config/suites'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { arcoStyles, jsonImports, typeScale } from './tooling/build/src/vite.ts'

const PATIENCE = 'tooling/test-kit/src/patience.ts'
const PATIENCE_OF_REACT = 'tooling/test-kit/src/patience-of-react.ts'
const LEAN_REACT = 'tooling/test-kit/src/lean-react.ts'
const SLOW_PROCESSOR = 'tooling/test-kit/src/slow-processor.ts'
const FRESH_DOCUMENT = 'tooling/test-kit/src/fresh-document.ts'

const SERVER_TESTS = ['apps/server/**/*.test.ts']

/** Each worker loads the modules of the server once and passes its databases on from file to file. */
const server = (name: string, { include, env = {} }: { include: string[]; env?: Record<string, string> }) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node' as const,
    include,
    env,
    exclude: ['**/node_modules/**', ...(isFull() ? [] : SLOW_SERVER_TESTS)],
    isolate: false,
    setupFiles: [PATIENCE],
  },
})

export default defineConfig({
  plugins: [arcoStyles(), jsonImports(), keptModules(), typeScale()],
  resolve: { alias: reactAlias() },
  // Modules as they are, found when a worker starts: bundled then, they would reload the test in its middle.
  optimizeDeps: {
    exclude: [
      'quickjs-emscripten-core',
      '@jitl/quickjs-singlefile-mjs-release-sync',
      '@stablelib/sha256',
      '@stablelib/binary',
      '@stablelib/hash',
      '@stablelib/wipe',
    ],
  },
  test: {
    tags: [{ name: FULL_TAG, description: 'Only in `pnpm test:full`.' }],
    provide: { full: isFull(), slow: Number(process.env['SQOS_TEST_SLOW'] ?? 1) },
    // Bounds for tests that hang: no test asserts how fast a machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // Kind is a suffix: .test.ts runs in Node, .test.tsx in jsdom, .browser.test.tsx in Chromium.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/admin/src/**/*.test.ts', 'tooling/*/src/**/*.test.ts'],
          // A worker loads shared modules once: 55 CPU seconds for all files instead of 75.
          isolate: false,
          setupFiles: [PATIENCE],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/*/src/**/*.test.tsx', 'apps/admin/src/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
          // A worker loads React, Arco and jsdom once: 19 CPU seconds for all files instead of 67.
          isolate: false,
          setupFiles: [PATIENCE_OF_REACT, FRESH_DOCUMENT],
        },
      },
      // On PostgreSQL with TEST_DATABASE_URL, otherwise on PGlite.
      server('server', { include: SERVER_TESTS }),
      ...(process.env['TEST_DATABASE_URL']
        ? [
            server('server-on-pglite', {
              include: isFull() ? SERVER_TESTS : SERVER_ON_BOTH_ENGINES,
              env: { TEST_DATABASE_URL: '' },
            }),
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.tsx', 'apps/admin/src/**/*.browser.test.tsx'],
          setupFiles: [LEAN_REACT, PATIENCE_OF_REACT, SLOW_PROCESSOR],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 240_000,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
