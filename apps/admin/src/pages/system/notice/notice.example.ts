/** Codes of the columns of the page. */
export const NOTICE_COLUMNS = ['title', 'creatorTime', 'creatorUser', 'lastModifyTime', 'readers', 'enabledMark']
/** Codes of its buttons. */
export const NOTICE_BUTTONS = [
  'btn_add',
  'btn_edit',
  'btn_remove',
  'btn_detail',
  'btn_release',
  'btn_withdraw',
  'btn_readers',
]
/** Address of its API. */
export const NOTICE_URL = '/api/message'

/** A row of the list: a draft. */
export const draft = {
  id: 'n1',
  title: '放假通知',
  type: 1,
  creatorUser: '陈静/chenjing',
  creatorTime: 1_790_000_000_000,
  lastModifyTime: 1_790_000_000_000,
  releaseTime: null,
  releaseUser: '',
  enabledMark: 0,
  mustRead: false,
  plannedTime: null,
  expirationTime: null,
  receivers: 0,
  readers: 0,
  confirmers: 0,
}

/** A row of the list: a released notice. */
export const released = {
  ...draft,
  id: 'n2',
  title: '体检预约',
  enabledMark: 1,
  releaseTime: 1,
  receivers: 12,
  readers: 5,
}

/** The draft with its text. */
export const record = { ...draft, bodyText: '<p>十月一日放假</p>', files: '', toUserIds: 'r1--role' }

/** The answer of a list with one page. */
export const paged = (...list: object[]) => ({
  code: 200,
  data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
})
