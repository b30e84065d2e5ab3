import { definePage } from './define-page.ts'

/** Explains permissions. */
export const AUTHORITY_PAGE = definePage({
  code: 'permission.authority',
  title: 'authority.page',
  directory: 'permission',
  address: 'permission/authority',
  order: 80,
  icon: 'icon-lock',
  buttons: {
    viewAs: { code: 'btn_viewAs', title: 'authority.btn_viewAs' },
    authorize: { code: 'btn_authorize', title: 'authority.btn_authorize' },
  },
  always: [],
  columns: {},
})
