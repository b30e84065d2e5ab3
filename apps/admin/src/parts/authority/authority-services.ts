import { answerOf } from '@sqos/api-client'
import type { ApiDispatch } from '@sqos/api-client'
import { authorityApi } from '@sqos/api-client/authority'
import { roleApi, type RoleNode } from '@sqos/api-client/role'
import type { AuthorityServices } from '@sqos/authority-editor'

/** Always asks the server: other users may have changed the grants. */
const FRESH = { forceRefetch: true }

/** Connects the editor of permissions to the server of this application. */
export function createAuthorityServices(dispatch: ApiDispatch): AuthorityServices {
  const { listGrantValues, previewGrants, saveGrants } = authorityApi.endpoints
  const { listEditableRoleTree } = roleApi.endpoints
  return {
    readGrants: ({ id, objectType }, type) =>
      answerOf(dispatch(listGrantValues.initiate({ id, body: { type, objectType } }, FRESH))),
    previewGrants: (id, grantsBody) => dispatch(previewGrants.initiate({ id, grantsBody })).unwrap(),
    saveGrants: (id, grantsBody) => dispatch(saveGrants.initiate({ id, grantsBody })).unwrap(),
    listRoles: async () => rolesOf((await answerOf(dispatch(listEditableRoleTree.initiate(undefined, FRESH)))).list),
  }
}

/** Each role once; the tree repeats it under each of its organisations. */
function rolesOf(nodes: readonly RoleNode[]): RoleNode[] {
  const found = new Map<string, RoleNode>()
  function walk(list: readonly RoleNode[]) {
    for (const node of list) {
      if (node.type === 'role') found.set(node.id, node)
      walk(node.children ?? [])
    }
  }
  walk(nodes)
  return [...found.values()]
}
