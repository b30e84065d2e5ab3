import { isApiError, readOnce, useApiDispatch } from '@sqos/api-client'
import { dataInterfaceApi } from '@sqos/api-client/data-interface'
import { messageApi } from '@sqos/api-client/message'
import { portalApi } from '@sqos/api-client/portal'
import { workflowApi } from '@sqos/api-client/workflow'
import { RESULT } from '@sqos/contract'
import { type PartRequest, PortalError, type PortalServices } from '@sqos/portal'
import { createElement, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { selectSysConfig } from '@sqos/session'
import { MenuIcon } from '../menu/MenuIcon.tsx'
import { selectMenu } from '../menu/menu-selectors.ts'
import { flatten } from '../menu/menu-routes.ts'
import { useRouteTitle } from '../menu/use-route-title.ts'
import type { AppState } from '../store.ts'
import { configOf, configOfDuty, OPENED_AS, taskAddress } from '../../pages/workFlow/parts/task-address.ts'
import { frameAddresses } from './frame-address.ts'
import { listAddressOf } from './list-address.ts'
import { readPortalLines } from './read-portal-lines.ts'

/** A saved portal, or a document that is being designed. */
export type PortalSource = { id: string } | { formData: () => string }

/** Rows of the family's lists. */
const SHOWN = 7

const FRESH = { forceRefetch: true }

/** The type of notices among messages. */
const NOTICE = '1'

/** Where the parts of a portal get their data in this application. Keep `source` between renders. */
export function usePortalServices(source: PortalSource): PortalServices {
  const ask = useApiDispatch()
  const navigate = useNavigate()
  const titleOf = useRouteTitle()
  const menu = useSelector((state: AppState) => selectMenu(state))
  const frames = useSelector((state: AppState) => selectSysConfig(state)?.frameHosts ?? '')

  return useMemo((): PortalServices => {
    const routes = flatten(menu)
    const requestsOf = (requests: readonly PartRequest[]) =>
      requests.map(({ i, filters }) => ({ i, ...(filters && { filters: [...filters] }) }))

    return {
      async readParts(requests, onData) {
        const parts = requestsOf(requests)
        if ('id' in source) {
          const url = `/api/visualdev/Portal/${encodeURIComponent(source.id)}/Actions/StreamData`
          await readPortalLines(ask, { url, body: { parts }, onData })
          return []
        }
        const { listPreviewedPortalData } = portalApi.endpoints
        const portalPreviewBody = { formData: source.formData(), parts }
        return answerOf(await readOnce(ask(listPreviewedPortalData.initiate({ portalPreviewBody }, FRESH))))
      },
      async readInterface(id) {
        return answerOf(await readOnce(ask(dataInterfaceApi.endpoints.getInterfaceResponse.initiate({ id }, FRESH))))
      },
      async flowCounts() {
        return answerOf(await readOnce(ask(workflowApi.endpoints.countFlowDuties.initiate(undefined, FRESH))))
      },
      async todoList() {
        const { list } = answerOf(await readOnce(ask(workflowApi.endpoints.listFlowTodo.initiate(undefined, FRESH))))
        return list.slice(0, SHOWN).map((duty) => ({
          id: duty.id,
          title: duty.fullName,
          time: duty.creatorTime,
          address: taskAddress(configOfDuty(duty)),
        }))
      },
      async myFlow() {
        const asked = { currentPage: 1, pageSize: SHOWN }
        const { list } = answerOf(await readOnce(ask(workflowApi.endpoints.listOwnFlowTasks.initiate(asked, FRESH))))
        return list.map((task) => ({
          id: task.id,
          title: task.fullName,
          time: task.creatorTime,
          address: taskAddress(configOf(task, OPENED_AS.mine)),
        }))
      },
      async notices() {
        const asked = { currentPage: 1, pageSize: SHOWN, sort: 'desc', type: NOTICE } as const
        const { list } = answerOf(await readOnce(ask(messageApi.endpoints.listMessages.initiate(asked, FRESH))))
        return list.map(({ id, title, lastModifyTime }) => ({
          id,
          title,
          time: lastModifyTime,
          address: '/messageRecord',
        }))
      },
      entry(id) {
        const route = routes.find((one) => one.id === id)
        const address = route?.path ?? route?.href
        return route && address
          ? { id, title: titleOf(route), address, icon: createElement(MenuIcon, { route }) }
          : undefined
      },
      async listAddress(modelId, filters) {
        const route = routes.find(({ kind, moduleId }) => kind === 'model' && moduleId === modelId)
        if (!route?.path) return undefined
        return listAddressOf(route.path, filters)
      },
      go: (address) => void navigate(address),
      frameAddress: frameAddresses(frames),
    }
  }, [ask, frames, menu, navigate, source, titleOf])
}

/** The data of an answer. An error becomes one that a part can show. */
export function answerOf<Data>({ data, error }: { data?: Data | undefined; error?: unknown }): Data {
  if (data !== undefined) return data
  if (isApiError(error)) throw new PortalError(error.msg, error.code === RESULT.forbidden)
  throw new PortalError('')
}
