import { answerOf, type ApiDispatch } from '@sqos/api-client'
import { billRuleApi } from '@sqos/api-client/bill-rule'
import { dataInterfaceApi } from '@sqos/api-client/data-interface'
import { dictionaryApi } from '@sqos/api-client/dictionary'
import { organizationApi } from '@sqos/api-client/organization'
import { positionApi } from '@sqos/api-client/position'
import { roleApi } from '@sqos/api-client/role'
import { userApi } from '@sqos/api-client/user'
import { userGroupApi } from '@sqos/api-client/user-group'
import { recentChoicesIn, type WidgetServices } from '@sqos/form-widgets/services'
import { createRecordServices } from './record-services.ts'
import { pictureUpload } from './upload-picture.ts'

/** Without the store's cache: the fields cache results themselves while they are visible. */
const FRESH = { forceRefetch: true }

/** Id of the caller's current organisation in calls. */
const OWN_ORGANIZATION = '0'

/** Data of form fields, from the server of this application. */
export function createWidgetServices(dispatch: ApiDispatch, userId: string) {
  const { endpoints: dictionaries } = dictionaryApi
  const { endpoints: interfaces } = dataInterfaceApi
  const { endpoints: organizations } = organizationApi
  const { endpoints: users } = userApi

  return {
    dictionary: async (typeId, { signal }) =>
      (await answerOf(dispatch(dictionaries.listDictionaryOptions.initiate({ typeId }, FRESH)), signal)).list,

    dynamicOptions: async (id, { signal }) =>
      (await answerOf(dispatch(interfaces.getInterfaceResponse.initiate({ id }, FRESH)), signal)).data,
    interfaceRows: async ({ interfaceId: id, columns, ...query }, { signal }) => {
      const { currentPage, pageSize, keyword, relationField, propsValue } = query
      const asked = { id, currentPage, pageSize, keyword, relationField, propsValue, columnOptions: columns.join(',') }
      const { list, pagination } = await answerOf(dispatch(interfaces.listInterfaceRows.initiate(asked, FRESH)), signal)
      return { list, total: pagination.total }
    },
    interfaceRow: async ({ interfaceId, id: queryId, propsValue, relationField }, { signal }) => {
      const asked = { pathId: interfaceId, queryId, propsValue, relationField }
      return (await answerOf(dispatch(interfaces.getInterfaceRow.initiate(asked, FRESH)), signal)) ?? undefined
    },
    billRules: async ({ signal }) =>
      (await answerOf(dispatch(billRuleApi.endpoints.listBillRuleOptions.initiate(undefined, FRESH)), signal)).list,

    peopleNodes: async ({ parentId: id, keyword, currentPage, pageSize, ableIds }, { signal }) => {
      const limit = ableIds && { ableIds: [...ableIds] }
      const userNodeBody = keyword === '' && !limit ? {} : { keyword, currentPage, pageSize, ...limit }
      return (await answerOf(dispatch(users.listUserNodes.initiate({ id, userNodeBody }, FRESH)), signal)).list
    },
    colleagues: (keyword, { signal }) =>
      answerOf(
        dispatch(users.listUsersOfOrganization.initiate({ keyword, organizeId: OWN_ORGANIZATION }, FRESH)),
        signal,
      ),
    subordinates: (keyword, { signal }) =>
      answerOf(dispatch(users.listUserSubordinates.initiate({ keywordBody: { keyword } }, FRESH)), signal),
    people: async (ids, { signal }) =>
      (await answerOf(dispatch(users.listUsersByIds.initiate({ userIdsBody: { userId: [...ids] } }, FRESH)), signal))
        .list,

    organizations: async ({ signal }) =>
      (await answerOf(dispatch(organizations.listDepartmentTree.initiate({ id: '0' }, FRESH)), signal)).list,
    positions: async ({ signal }) =>
      (await answerOf(dispatch(positionApi.endpoints.listPositionTree.initiate(undefined, FRESH)), signal)).list,
    roles: async ({ signal }) =>
      (await answerOf(dispatch(roleApi.endpoints.listRoleTree.initiate(undefined, FRESH)), signal)).list,
    groups: async ({ signal }) =>
      (await answerOf(dispatch(userGroupApi.endpoints.listUserGroupTree.initiate(undefined, FRESH)), signal)).list,

    uploadPicture: pictureUpload(dispatch),
    ...createRecordServices(dispatch),
    ...recentChoicesIn(`sqos_recent.${userId}`),
  } satisfies Partial<WidgetServices>
}
