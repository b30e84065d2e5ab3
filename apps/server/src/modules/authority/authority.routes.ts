import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, ref } from '../../platform/schema.ts'
import {
  AuthoritySubject,
  BatchBody,
  CompareQuery,
  Comparison,
  FaceBody,
  GrantBatchPreview,
  GrantsBody,
  GrantsPreview,
  GrantValues,
  Ids,
  ItemParams,
  ModelBody,
  ModelParams,
  PageFace,
  ValuesBody,
  Why,
  WhyQuery,
} from './authority.schema.ts'
import type { CompareService } from './compare.service.ts'
import type { FaceService } from './face.service.ts'
import type { GrantedItems } from './item-grants.ts'
import type { Grants } from './grants.service.ts'
import type { ViewAs } from './view-as.ts'
import type { WhyService } from './why.service.ts'

const URL = '/api/permission/Authority'
const may = PERMISSION.authority
const batch = PERMISSION.authorize

type Route = ReturnType<typeof routesOf>

/** Services that the routes use. */
export interface AuthorityServices {
  grants: Grants
  items: GrantedItems
  why: WhyService
  compare: CompareService
  face: FaceService
  viewAs: ViewAs
}

/** Routes of permissions. */
export function authorityRoutes(app: FastifyInstance, services: AuthorityServices) {
  const route = routesOf(app, 'authority')
  grantRoutes(route, services)
  questionRoutes(route, services)
}

/** Grants of roles, users, positions and organisations. The policy checks the right for each type of holder. */
function grantRoutes(route: Route, { grants, items }: AuthorityServices) {
  route({
    method: 'POST',
    url: `${URL}/Data/:id/Values`,
    operationId: 'listGrantValues',
    summary: 'Tree of grantable items with the current grants of an object. Id 0 for a new object',
    permission: 'signed-in',
    reads: true,
    params: IdParams,
    body: ValuesBody,
    data: ref(GrantValues),
    handle: ({ params, body, actor, request }) => grants.values(params.id, { body, actor, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${URL}/Data/:id/Preview`,
    operationId: 'previewGrants',
    summary: 'Preview of a change of grants: gained and lost items with the number of affected users',
    permission: 'signed-in',
    reads: true,
    params: IdParams,
    body: ref(GrantsBody),
    data: ref(GrantsPreview),
    handle: ({ params, body, actor }) => grants.preview(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/Data/:id`,
    operationId: 'saveGrants',
    summary: 'Replaces the grants of an object. Grants that the caller does not hold remain unchanged',
    permission: 'signed-in',
    params: IdParams,
    body: ref(GrantsBody),
    done: 'done.saved',
    handle: ({ params, body, actor }) => grants.save(params.id, { body, actor }),
  })
  route({
    method: 'POST',
    url: `${URL}/Data/Batch`,
    operationId: 'addGrants',
    summary: 'Adds grants to several objects. Removes none',
    permission: batch.save,
    body: ref(BatchBody),
    done: 'done.saved',
    handle: ({ body, actor }) => grants.addToMany(body, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Data/Batch/Preview`,
    operationId: 'previewAddedGrants',
    summary: 'Preview of grants added to several objects: number of changed objects and of users who hold them',
    permission: batch.view,
    reads: true,
    body: ref(BatchBody),
    data: ref(GrantBatchPreview),
    handle: ({ body, actor }) => grants.previewMany(body, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/Model/:itemId/:objectType`,
    operationId: 'listGrantHolders',
    summary: 'Objects of one type that grant an item',
    permission: 'signed-in',
    params: ModelParams,
    data: Ids,
    handle: async ({ params: { itemId, objectType }, actor }) => {
      const ids = await items.holdersOf(itemId, { objectType, actor })
      return ids ? { ids } : await grants.holdersOf(itemId, { objectType, actor })
    },
  })
  route({
    method: 'PUT',
    url: `${URL}/Model/:itemId`,
    operationId: 'saveGrantHolders',
    summary: 'Replaces the objects of one type that grant an item',
    permission: 'signed-in',
    params: ItemParams,
    body: ref(ModelBody),
    done: 'done.saved',
    handle: async ({ params, body: { itemType, objectType, objectId }, actor }) => {
      if (itemType !== 'portal')
        return await grants.saveHolders(params.itemId, { body: { itemType, objectType, objectId }, actor })
      return await items.save(params.itemId, { itemType, objectType, objectIds: objectId, actor })
    },
  })
}

function questionRoutes(route: Route, { why, compare, face, viewAs }: AuthorityServices) {
  route({
    method: 'GET',
    url: `${URL}/Subjects`,
    operationId: 'listAuthoritySubjects',
    summary: 'Menu entries with their buttons, columns and fields, for queries about permissions',
    permission: may.view,
    data: listOf(ref(AuthoritySubject)),
    handle: async ({ actor }) => ({ list: await why.listSubjects(actor) }),
  })
  route({
    method: 'GET',
    url: `${URL}/Why`,
    operationId: 'explainAuthority',
    summary: 'Reason why a user has or lacks a permission: the chain of grants and denials',
    permission: may.view,
    query: WhyQuery,
    data: ref(Why),
    handle: ({ query, actor, request }) => why.explain(query, { actor, language: request.language }),
  })
  route({
    method: 'GET',
    url: `${URL}/Compare`,
    operationId: 'compareAuthority',
    summary: 'Comparison of the grants of two objects, for example roles, item by item',
    permission: may.view,
    query: CompareQuery,
    data: ref(Comparison),
    handle: ({ query, actor }) => compare(query, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/ViewAs/:id`,
    operationId: 'beginViewAs',
    summary: 'Starts a read-only view as another user: the session has the permissions of that user',
    permission: may.viewAs,
    params: IdParams,
    done: 'authority.viewAsBegun',
    handle: ({ params, actor }) => viewAs.begin(params.id, actor),
  })
  // Not `reads`: who looked at whose permissions is in the log.
  route({
    method: 'POST',
    url: `${URL}/ViewAs/:id/Page`,
    operationId: 'showPageAs',
    summary: 'A page as another user gets it: menu, buttons, columns, fields and rows. The session stays unchanged',
    permission: may.viewAs,
    params: IdParams,
    body: ref(FaceBody),
    data: ref(PageFace),
    handle: ({ params, body, actor, request }) =>
      face({ userId: params.id, menuId: body.menuId }, { actor, language: request.language }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/ViewAs`,
    operationId: 'endViewAs',
    summary: 'Ends the view as another user and restores the permissions of the caller',
    permission: 'signed-in',
    whileViewing: true,
    done: 'authority.viewAsEnded',
    handle: ({ actor }) => viewAs.end(actor),
  })
}
