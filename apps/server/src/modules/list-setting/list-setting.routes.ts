import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import { ColumnSetting, ColumnSettingsBody, ListView, ListViewsBody, ModuleParams } from './list-setting.schema.ts'
import type { ListSettingService } from './list-setting.service.ts'

const URL = '/api/permission/Authority'

/** Calls about how the caller likes to see a list. */
export function listSettingRoutes(app: FastifyInstance, service: ListSettingService) {
  const route = routesOf(app, 'list-setting')
  route({
    method: 'GET',
    url: `${URL}/GetColumnsByModuleId/:moduleId`,
    operationId: 'getColumnSettings',
    summary: 'Visible columns of a list for the caller; empty by default',
    permission: 'signed-in',
    params: ModuleParams,
    data: Type.Array(ref(ColumnSetting)),
    handle: ({ params, actor }) => service.columns(params.moduleId, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/SetColumnsByModuleId`,
    operationId: 'saveColumnSettings',
    summary: 'Saves the visible columns of a list for the caller',
    permission: 'signed-in',
    body: ref(ColumnSettingsBody),
    done: 'done.saved',
    handle: ({ body, actor }) => service.saveColumns(body, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/GetViewsByModuleId/:moduleId`,
    operationId: 'listViews',
    summary: 'Saved views of a list of the caller',
    permission: 'signed-in',
    params: ModuleParams,
    data: Type.Array(ref(ListView)),
    handle: ({ params, actor }) => service.views(params.moduleId, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/SetViewsByModuleId`,
    operationId: 'saveViews',
    summary: 'Replaces the saved views of a list of the caller',
    permission: 'signed-in',
    body: ref(ListViewsBody),
    done: 'done.saved',
    handle: ({ body, actor }) => service.saveViews(body, actor),
  })
}
