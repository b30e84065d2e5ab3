import { definePage } from './define-page.ts'

/** System settings. */
export const SYSTEM_CONFIG_PAGE = definePage({
  code: 'system.sysConfig',
  title: 'systemConfig.page',
  directory: 'system',
  address: 'system/sysConfig',
  order: 150,
  icon: 'icon-config',
  buttons: {
    save: { code: 'btn_save', title: 'systemConfig.btn_save' },
  },
  always: [],
  columns: {},
})
