import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/actor.ts'
import { clientOf } from '../../../platform/client.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Authenticate } from '../../../platform/request-context.ts'
import type { InterfaceRepository, InterfaceRow } from '../data-interface.repository.ts'
import type { InfoQuery, PreviewBody, RowsQuery } from '../data-interface.schema.ts'
import { demandEnabled, type InterfaceService } from '../data-interface.service.ts'
import { admit } from './access.ts'
import type { InterfaceCaller } from './caller.ts'

export interface CallServiceDeps extends Pick<Deps, 'now' | 'newId'> {
  service: InterfaceService
  repository: InterfaceRepository
  caller: InterfaceCaller
  authenticate: Authenticate
}

interface Asked<Query> {
  query: Query
  request: FastifyRequest
}

/** Default columns of an interface; documents of this API family omit them. */
const DEFAULT_COLUMNS = { value: 'id', label: 'fullName' }

/** Calls of interfaces: checks access, answers and logs the call. */
export function createCallService({ service, repository, caller, authenticate, now, newId }: CallServiceDeps) {
  /** Checks access, runs `work` and logs the call. Internal errors are hidden from callers. */
  async function answer<Result>(
    id: string,
    { request }: { request: FastifyRequest },
    work: (row: InterfaceRow, actor: Actor | undefined) => Promise<Result>,
  ): Promise<Result> {
    const row = await service.find(id)
    const actor = await admit(row, { request, authenticate })
    demandEnabled(row)
    const begun = performance.now()
    try {
      return await work(row, actor)
    } catch (error) {
      if (!(error instanceof AppError) || CORRECTABLE.has(error.messageKey)) throw error
      request.log.warn({ err: error, interface: row.enCode, params: error.details.params }, 'a data interface failed')
      throw new AppError('refused', 'dataInterface.failed', { params: { name: row.fullName } })
    } finally {
      await note(row, { request, actor, duration: performance.now() - begun })
    }
  }

  async function note(
    row: InterfaceRow,
    { request, actor, duration }: { request: FastifyRequest; actor: Actor | undefined; duration: number },
  ) {
    const { ip, platform } = clientOf(request)
    await repository.addLog({
      id: newId(),
      interfaceId: row.id,
      invokTime: now(),
      userId: actor?.userId ?? null,
      invokIp: ip,
      invokDevice: platform,
      invokType: request.method,
      invokWasteTime: Math.round(duration),
    })
  }

  const respond = (id: string, { query, request }: Asked<Record<string, unknown>>) =>
    answer(id, { request }, async (row, actor) => ({
      data: (await caller.read({ row, actor, request, given: textsOf(query) })) ?? null,
      dataProcessing: null,
    }))

  const listRows = (id: string, { query, request }: Asked<RowsQuery>) =>
    answer(id, { request }, async (row, actor) => {
      const { currentPage = 1, pageSize = 20, keyword = '', relationField, columnOptions = '' } = query
      const columns = [relationField ?? DEFAULT_COLUMNS.label, ...columnOptions.split(',')].filter(Boolean)
      const page = { currentPage, pageSize }
      const { rows, total } = await caller.readRows(
        { row, actor, request, given: textsOf(query) },
        { page, search: { keyword, columns: [...new Set(columns)] } },
      )
      return { list: rows, pagination: { ...page, total }, dataProcessing: null }
    })

  const findRow = (id: string, { query, request }: Asked<InfoQuery>) =>
    answer(id, { request }, async (row, actor) => {
      const only = { column: query.propsValue ?? DEFAULT_COLUMNS.value, values: [query.id] }
      const { id: _wanted, ...given } = textsOf(query)
      const { rows } = await caller.readRows({ row, actor, request, given }, { only })
      return rows[0] ?? null
    })

  /** The result of the interface for its author, with full error messages. */
  async function preview(
    id: string,
    { body, request, actor }: { body: PreviewBody; request: FastifyRequest; actor: Actor },
  ) {
    const row = await service.find(id)
    demandEnabled(row)
    const given = Object.fromEntries(
      (body.paramList ?? []).map(({ field, defaultValue }) => [field, defaultValue ?? '']),
    )
    return (await caller.read({ row, given, request, actor })) ?? null
  }

  return { respond, listRows, findRow, preview }
}

export type CallService = ReturnType<typeof createCallService>

/** Errors that a caller can correct. */
const CORRECTABLE = new Set(['dataInterface.parameterMissing', 'dataInterface.parameterWrong'])

const textsOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
