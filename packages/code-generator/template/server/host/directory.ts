import { readFileSync } from 'node:fs'
import { RESULT } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'

/** A company, department, position, role or group, with those below it. */
export interface DirectoryNode {
  id: string
  fullName: string
  type?: string
  children?: DirectoryNode[]
}

/** What fields of people, organisations and dictionaries choose from. */
export interface Directory {
  people: { id: string; account: string; realName: string }[]
  organizations: DirectoryNode[]
  positions: DirectoryNode[]
  roles: DirectoryNode[]
  groups: DirectoryNode[]
  /** The entries by the id or code of the dictionary. */
  dictionaries: Record<string, { id: string; enCode: string; fullName: string }[]>
}

/** `server/directory.json`: edit it, or read a database of yours here. */
export const readDirectory = (): Directory =>
  JSON.parse(readFileSync(new URL('../directory.json', import.meta.url), 'utf8'))

/** Gives the directory to the fields of the page. */
export function directoryRoutes(app: FastifyInstance) {
  app.get('/api/directory', () => ({ code: RESULT.ok, msg: '', data: readDirectory() }))
}
