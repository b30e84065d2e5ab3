/** Data of a route that its schema does not reveal, and exceptions from the rules. */
export interface Sample {
  params?: Record<string, string>
  body?: Record<string, unknown>
  /** Why a call with a missing id succeeds and changes nothing. */
  anyId?: string
  /** Why an administrator of another organisation may call it. */
  anyOrganization?: string
  /** Why it returns data of another organisation. */
  tellsOfAny?: string
}

const CHOICE = 'offers what everybody may choose from, in forms and as approvers'

const BULK = 'answers the outcome of each record'

/** By method and URL, such as `GET /api/…`. A new route needs a line here only when a test demands it. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  'POST /api/file/Uploader/:type': { params: { type: 'nothing' } },
  'DELETE /api/system/Log/:category': { anyId: 'a kind of log is no id' },
  'DELETE /api/visualdev/Collaboration/:modelId/:id/Editors': {
    anyId: 'a closed page says that it is closed, whatever became of its record',
  },
  'POST /api/permission/Users/ImUser/Selector/:id': {
    anyId: 'asks by POST: nobody is below an organisation that there is not',
    anyOrganization: CHOICE,
    tellsOfAny: CHOICE,
  },
  'POST /api/permission/Organize/getList': { anyOrganization: 'answers with nothing' },
  'POST /api/permission/Organize/department/getList': { anyOrganization: 'answers with nothing' },
  'POST /api/permission/Role/getListByOrgIds': { anyOrganization: CHOICE, tellsOfAny: CHOICE },
  'POST /api/permission/Position/getListByOrgIds': { anyOrganization: CHOICE, tellsOfAny: CHOICE },
  'POST /api/permission/Users/getUserList': { anyOrganization: CHOICE, tellsOfAny: CHOICE },
  'POST /api/permission/Users/getSubordinates': { anyOrganization: CHOICE, tellsOfAny: CHOICE },
  'POST /api/permission/Users/ExportExceptionData': { anyOrganization: 'a file of the rows that were sent' },
  'POST /api/permission/Users/Actions/Bulk': { anyOrganization: BULK },
  'POST /api/permission/Role/Actions/Bulk': { anyOrganization: BULK },
  'POST /api/permission/Position/Actions/Bulk': { anyOrganization: BULK },
  'POST /api/permission/Organize/Actions/Bulk': { anyOrganization: BULK },
  'POST /api/permission/Organize/Department/Actions/Bulk': { anyOrganization: BULK },
  'POST /api/permission/Users/ImportData': { anyOrganization: 'answers what became of each row' },
  'PUT /api/permission/Authority/SetViewsByModuleId': { anyOrganization: 'keeps what is the caller’s own' },
  'DELETE /api/permission/Authority/ViewAs': { anyOrganization: 'ends what the caller began' },
  'GET /api/permission/Organize/Tree': { tellsOfAny: CHOICE },
  'GET /api/permission/Organize/Selector/:id': { tellsOfAny: CHOICE },
  'GET /api/permission/Organize/Department/Selector/:id': { tellsOfAny: CHOICE },
  'GET /api/permission/Position/All': { tellsOfAny: CHOICE },
  'GET /api/permission/Position/Selector': { tellsOfAny: CHOICE },
  'GET /api/permission/Role/Selector': { tellsOfAny: CHOICE },
  'GET /api/permission/Users/All': { tellsOfAny: CHOICE },
  'GET /api/permission/Users/Selector': { tellsOfAny: CHOICE },
  'GET /api/permission/Users/ImUser': { tellsOfAny: CHOICE },
  'GET /api/permission/Users/getOrganization': { tellsOfAny: CHOICE },
  'GET /api/permission/Users/GetUsersByPositionId': { tellsOfAny: CHOICE },
  'GET /api/permission/Users/GetUsersByRoleOrgId': { tellsOfAny: CHOICE },
}
