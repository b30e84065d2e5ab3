/**
 * The suites of `pnpm test`, and those that only `pnpm test:full` runs. This file is the only place that defines them
 * (docs/adr/0020).
 */

/** True in `pnpm test:full`. */
export const isFull = () => process.env['SQOS_TEST_FULL'] === '1'

/**
 * The tag of browser tests and stories that only `pnpm test:full` runs: `it('…', { tags: ['full'] }, …)`, `tags: ['full']`
 * in a story. Another test of `pnpm test` proves the same behaviour, or the same for another item of a matrix (docs/adr/0142).
 */
export const FULL_TAG = 'full'

/**
 * Server tests that `pnpm test` runs on both engines, PostgreSQL and PGlite: everything whose SQL is built at run
 * time, and what depends on the engine. The others run on PostgreSQL only (docs/adr/0099, 0142); the journeys use the
 * plain statements of the other modules on PGlite. `pnpm test:full` runs the
 * whole server suite on both engines.
 */
export const SERVER_ON_BOTH_ENGINES = [
  'apps/server/src/platform/db/*.test.ts',
  'apps/server/src/platform/{events,jobs}/**/*.test.ts',
  'apps/server/src/modules/record/record.test.ts',
  'apps/server/src/modules/record/import/record-import.test.ts',
  'apps/server/src/modules/record/read/record-list.test.ts',
  'apps/server/src/modules/record/rights/record-permission.test.ts',
  'apps/server/src/modules/record/read/related.test.ts',
  'apps/server/src/modules/model/model.test.ts',
  'apps/server/src/modules/data-interface/call/sql-interface.test.ts',
  'apps/server/src/modules/dataset/dataset.test.ts',
  'apps/server/src/modules/workflow/workflow.test.ts',
]

/**
 * Server tests that only `pnpm test:full` runs: they start, kill and freeze many processes on one data folder, or import
 * very many rows.
 * `pnpm test` still starts the server as a process (`main.test.ts`) and kills one between commit and delivery
 * (`events.test.ts`).
 */
export const SLOW_SERVER_TESTS = [
  'apps/server/src/platform/db/embedded/data-folder.test.ts',
  'apps/server/src/modules/file/killed.test.ts',
  // Starts LibreOffice for each document, where it is installed.
  'apps/server/src/modules/file/office.test.ts',
  'apps/server/src/modules/file/backup.test.ts',
  'apps/server/src/modules/record/import/import-killed.test.ts',
  // Imports 50,000 rows.
  'apps/server/src/modules/model-start/many-rows.test.ts',
  // Receives 50,000 mails twice.
  'apps/server/src/modules/email/many-mails.test.ts',
  // Waits fifteen seconds for a mail server that says nothing.
  'apps/server/src/modules/mail/silent-server.test.ts',
  'apps/server/src/restarted.test.ts',
  'apps/server/src/modules/realtime/killed.test.ts',
  'apps/server/src/modules/workflow/killed.test.ts',
  'apps/server/src/modules/report/subscription-killed.test.ts',
  // Prints 500 files, and waits for a statement that never ends.
  'apps/server/src/modules/print/print-slow.test.ts',
  // Builds the page of paper, and prints.
  'apps/server/src/modules/writing/article-to-record.test.ts',
  // Waits until a statement is too slow for a page.
  'apps/server/src/modules/dataset/extract-slow.test.ts',
  // Waits ten seconds for an interface that never answers.
  'apps/server/src/modules/report/hanging-interface.test.ts',
  'apps/server/src/modules/portal/hanging-interface.test.ts',
]

/** Journeys of `pnpm test`, by file; `pnpm test:full` runs all. */
export const FAST_JOURNEYS = [
  'authority.journey.ts',
  'dictionary.journey.ts',
  'files.journey.ts',
  'form-designer.journey.ts',
  'print.journey.ts',
  'session.journey.ts',
  'sign-in.journey.ts',
]

/** Themes of the stories in `pnpm test`; `pnpm test:full` runs them in both. */
export const FAST_THEMES = ['light'] as const
