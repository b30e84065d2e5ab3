import type { Module } from '../design/module.ts'

export const indexFile = ({ names }: Module) => `import type { FastifyInstance } from 'fastify'
import { PAGES } from '@sqos/contract'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import { addComponents } from '../../platform/schema.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import type { ListExports } from '../download-record/index.ts'
import type { TicketService } from '../file/index.ts'
import { create${names.Name}Export } from './${names.name}.export.ts'
import { create${names.Name}Import } from './${names.name}.import.ts'
import { create${names.Name}Repository, SEARCHED } from './${names.name}.repository.ts'
import { ${names.camel}Routes } from './${names.name}.routes.ts'
import * as schemas from './${names.name}.schema.ts'
import { create${names.Name}Service } from './${names.name}.service.ts'

/** Registers the module \`${names.camel}\`. */
export function ${names.camel}Module(
  app: FastifyInstance,
  deps: Deps & { authority: Authority; exportList: ListExports; tickets: TicketService },
) {
  addComponents(app, schemas)
  const repository = create${names.Name}Repository(deps.db)
  const configuration = createConfigurationWriter(deps)
  const columns = createPageColumns(deps, { page: PAGES.${names.camel}, searched: SEARCHED })
  const service = create${names.Name}Service({ ...deps, repository, configuration, columns })
  ${names.camel}Routes(app, {
    service,
    exportTo: create${names.Name}Export({ ...deps, repository, columns, service }),
    imports: create${names.Name}Import({ ...deps, service }),
  })
}
`

export const routesFile = ({ names, title }: Module) => {
  const { Name, Names, camel, name } = names
  return `import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, PageQuery, ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { laterTicket } from '../download-record/index.ts'
import { FileTicket } from '../file/index.ts'
import type { ${Name}Export } from './${name}.export.ts'
import type { ${Name}Import } from './${name}.import.ts'
import { ${Name}, ${Name}Body, ${Name}ExportQuery, ${Name}ImportResult } from './${name}.schema.ts'
import type { ${Name}Service } from './${name}.service.ts'

const URL = '/api/extend/${Name}'
const MAX_IMPORT_BYTES = 10 * 1_048_576
const may = PERMISSION.${camel}

/** Routes of ${title}. */
export function ${camel}Routes(
  app: FastifyInstance,
  { service, exportTo, imports }: { service: ${Name}Service; exportTo: ${Name}Export; imports: ${Name}Import },
) {
  const route = routesOf(app, '${name}')

  route({
    method: 'GET',
    url: URL,
    operationId: 'list${Names}',
    summary: 'Paged list',
    permission: may.view,
    query: PageQuery,
    data: pageOf(ref(${Name})),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: \`\${URL}/ExportData\`,
    operationId: 'export${Names}',
    summary: 'The list as a workbook: one page or all pages, with the selected columns',
    permission: may.download,
    query: ${Name}ExportQuery,
    data: ref(FileTicket),
    // Not while viewing as another user: that user would own the file.
    whileViewing: false,
    handle: async ({ query, actor, say, request: { language } }) =>
      (await exportTo(query, { actor, language })) ?? laterTicket(say),
  })
  route({
    method: 'GET',
    url: \`\${URL}/Template\`,
    operationId: 'get${Name}Template',
    summary: 'An empty workbook with the titles that an import knows',
    permission: may.upload,
    data: ref(FileTicket),
    whileViewing: false,
    handle: ({ request: { language } }) => imports.template(language),
  })
  route({
    method: 'POST',
    url: \`\${URL}/Actions/Import\`,
    operationId: 'import${Names}',
    summary: 'Creates a record for each row of a workbook, or names the faults and creates none',
    permission: may.upload,
    takesFile: true,
    data: ref(${Name}ImportResult),
    handle: async ({ request, actor }) => {
      const { content } = await readUpload(request, { maxBytes: MAX_IMPORT_BYTES })
      return await imports.run(content, { actor, language: request.language })
    },
  })
  route({
    method: 'GET',
    url: \`\${URL}/:id\`,
    operationId: 'get${Name}',
    summary: 'One record',
    permission: may.view,
    params: IdParams,
    data: ref(${Name}),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'create${Name}',
    summary: 'Creates a record',
    permission: may.add,
    body: ref(${Name}Body),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: \`\${URL}/:id\`,
    operationId: 'update${Name}',
    summary: 'Updates a record',
    permission: may.edit,
    params: IdParams,
    body: ref(${Name}Body),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: \`\${URL}/:id\`,
    operationId: 'delete${Name}',
    summary: 'Deletes a record. The row is marked as deleted and remains in the table',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
}
`
}
