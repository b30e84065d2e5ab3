import { definePage } from './define-page.ts'

/** Grants permissions to several roles, users or positions at once. */
export const AUTHORIZE_PAGE = definePage({
  code: 'permission.authorize',
  title: 'authorize.page',
  directory: 'permission',
  address: 'permission/authorize',
  order: 90,
  icon: 'icon-safe',
  buttons: {
    save: { code: 'btn_save', title: 'authorize.btn_save' },
  },
  always: [],
  columns: {},
})
