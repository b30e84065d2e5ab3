import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { FileTicket } from '../file/index.ts'
import {
  BillCodeParams,
  BillRule,
  BillRuleBody,
  BillRuleOption,
  BillRuleQuery,
  BillRuleRow,
} from './bill-rule.schema.ts'
import type { BillRuleService } from './bill-rule.service.ts'
import type { BillRuleTransfer } from './bill-rule.transfer.ts'

const URL = '/api/system/BillRule'
const MAX_IMPORT_BYTES = 1_048_576
const may = PERMISSION.billRule

/** Routes of bill rules. */
export function billRuleRoutes(app: FastifyInstance, service: BillRuleService) {
  const route = routesOf(app, 'bill-rule')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listBillRules',
    summary: 'Paged list of rules with the number issued last',
    permission: may.view,
    query: BillRuleQuery,
    data: pageOf(ref(BillRuleRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector`,
    operationId: 'listBillRuleOptions',
    summary: 'Enabled rules for selection. Forms refer to them by code',
    permission: 'signed-in',
    data: listOf(ref(BillRuleOption)),
    handle: async () => ({ list: await service.listOptions() }),
  })
  route({
    method: 'GET',
    url: `${URL}/BillNumber/:enCode`,
    operationId: 'previewBillNumber',
    summary: 'Preview of the next number of a rule, without issuing it',
    permission: 'signed-in',
    params: BillCodeParams,
    data: Type.String(),
    handle: ({ params }) => service.previewNumber(params.enCode),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getBillRule',
    summary: 'One rule',
    permission: may.view,
    params: IdParams,
    data: ref(BillRule),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createBillRule',
    summary: 'Creates a rule',
    permission: may.add,
    body: ref(BillRuleBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateBillRule',
    summary: 'Updates a rule. With lastModifyTime: refused if the rule changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(BillRuleBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'toggleBillRule',
    summary: 'Enables or disables a rule. Forms that use it continue to work',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteBillRule',
    summary: 'Deletes a rule that has issued no number',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}

/** Routes that export and import bill rules. */
export function billRuleTransferRoutes(app: FastifyInstance, transfer: BillRuleTransfer) {
  const route = routesOf(app, 'bill-rule')

  route({
    method: 'GET',
    url: `${URL}/:id/Action/Export`,
    operationId: 'exportBillRule',
    summary: 'A rule as a .bb file',
    permission: may.download,
    params: IdParams,
    data: ref(FileTicket),
    handle: ({ params, actor }) => transfer.exportRule(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Action/Import`,
    operationId: 'importBillRule',
    summary: 'Creates the rule of a .bb file',
    permission: may.upload,
    takesFile: true,
    done: 'done.imported',
    handle: async ({ request, actor }) => {
      await transfer.importFile(await readUpload(request, { maxBytes: MAX_IMPORT_BYTES }), actor)
    },
  })
}
