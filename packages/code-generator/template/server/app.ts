import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import multipart from '@fastify/multipart'
import files from '@fastify/static'
import { fastify } from 'fastify'
import { __camel__Module } from './__name__/index.ts'
import type { Deps } from './host/deps.ts'
import { directoryRoutes } from './host/directory.ts'
import { addErrorHandler } from './host/error-handler.ts'
import { createListExports } from './host/exports.ts'
import { createTickets } from './host/files.ts'
import { followLanguage } from './host/text.ts'
import { uploadRoutes } from './host/uploads.ts'

/** The page as `vite build` writes it. */
const PAGE = fileURLToPath(new URL('../dist', import.meta.url))

/** The server: the module, and what it needs around it. */
export async function createApp(deps: Deps) {
  // A write may have the rows of a sub-table.
  const app = fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'warn' }, bodyLimit: 4 * 1_048_576 })
  await app.register(multipart)
  if (existsSync(PAGE)) await app.register(files, { root: PAGE })
  followLanguage(app)
  addErrorHandler(app)
  const tickets = createTickets(app, deps)
  uploadRoutes(app, deps)
  directoryRoutes(app)
  __camel__Module(app, { ...deps, authority: {}, exportList: createListExports(tickets), tickets })
  return app
}
