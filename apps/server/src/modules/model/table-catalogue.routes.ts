import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { listOf, ref } from '../../platform/schema.ts'
import type { TableCatalogue } from './table-catalogue.service.ts'
import {
  DataSourceNode,
  DataTableField,
  DataTableRow,
  FieldsQuery,
  LinkParams,
  TableParams,
  TablesQuery,
} from './model.schema.ts'

const MODEL_TABLES = '/api/system/DataModel'
const may = PERMISSION.model

/** Routes of the tables that models may use. */
export function tableCatalogueRoutes(app: FastifyInstance, catalogue: TableCatalogue) {
  const route = routesOf(app, 'model')

  route({
    method: 'GET',
    url: '/api/system/DataSource/Selector',
    operationId: 'listDataSources',
    summary: 'Databases that a model can use',
    permission: may.view,
    data: listOf(ref(DataSourceNode)),
    handle: () => ({ list: catalogue.listSources() }),
  })
  route({
    method: 'GET',
    url: `${MODEL_TABLES}/:dbLinkId/Tables`,
    operationId: 'listModelTables',
    summary: 'Tables that a model can use: those of the schema lowcode',
    permission: may.view,
    params: LinkParams,
    query: TablesQuery,
    data: listOf(ref(DataTableRow)),
    handle: async ({ params, query }) => ({ list: await catalogue.listTables(params.dbLinkId, query.keyword) }),
  })
  route({
    method: 'GET',
    url: `${MODEL_TABLES}/:dbLinkId/Tables/:table/Fields`,
    operationId: 'listModelTableFields',
    summary: 'Columns of such a table. Type 1 returns their names in camel case',
    permission: may.view,
    params: TableParams,
    query: FieldsQuery,
    data: listOf(ref(DataTableField)),
    handle: async ({ params, query }) => ({ list: await catalogue.listFields(params, query.type === 1) }),
  })
}
