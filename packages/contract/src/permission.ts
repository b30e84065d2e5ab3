/**
 * Permission codes as routes name them and administrators grant them: the menu entry's code, or `menu:button`.
 * The button codes are those of the API family (`btn_add`, `btn_edit`, `btn_remove` …).
 */
export const PERMISSION = {
  dictionary: {
    view: 'systemData.dictionary',
    add: 'systemData.dictionary:btn_add',
    edit: 'systemData.dictionary:btn_edit',
    remove: 'systemData.dictionary:btn_remove',
    download: 'systemData.dictionary:btn_download',
    upload: 'systemData.dictionary:btn_upload',
    type: 'systemData.dictionary:btn_type',
    typeAdd: 'systemData.dictionary:btn_type_add',
    typeEdit: 'systemData.dictionary:btn_type_edit',
    typeRemove: 'systemData.dictionary:btn_type_remove',
  },
  organization: {
    view: 'permission.organize',
    add: 'permission.organize:btn_add',
    edit: 'permission.organize:btn_edit',
    remove: 'permission.organize:btn_remove',
    download: 'permission.organize:btn_download',
  },
  department: {
    view: 'permission.department',
    add: 'permission.department:btn_add',
    edit: 'permission.department:btn_edit',
    remove: 'permission.department:btn_remove',
    download: 'permission.department:btn_download',
  },
  position: {
    view: 'permission.position',
    add: 'permission.position:btn_add',
    edit: 'permission.position:btn_edit',
    remove: 'permission.position:btn_remove',
    member: 'permission.position:btn_member',
    download: 'permission.position:btn_download',
  },
  role: {
    view: 'permission.role',
    add: 'permission.role:btn_add',
    edit: 'permission.role:btn_edit',
    remove: 'permission.role:btn_remove',
    member: 'permission.role:btn_member',
    authorize: 'permission.role:btn_authorize',
    download: 'permission.role:btn_download',
  },
  authority: {
    view: 'permission.authority',
    viewAs: 'permission.authority:btn_viewAs',
    authorize: 'permission.authority:btn_authorize',
  },
  authorize: { view: 'permission.authorize', save: 'permission.authorize:btn_save' },
  user: {
    view: 'permission.user',
    add: 'permission.user:btn_add',
    edit: 'permission.user:btn_edit',
    remove: 'permission.user:btn_remove',
    password: 'permission.user:btn_password',
    unlock: 'permission.user:btn_unlock',
    upload: 'permission.user:btn_upload',
    download: 'permission.user:btn_download',
  },
  recycleBin: {
    view: 'permission.recycleBin',
    restore: 'permission.recycleBin:btn_restore',
    remove: 'permission.recycleBin:btn_remove',
  },
  billRule: {
    view: 'system.billRule',
    add: 'system.billRule:btn_add',
    edit: 'system.billRule:btn_edit',
    remove: 'system.billRule:btn_remove',
    download: 'system.billRule:btn_download',
    upload: 'system.billRule:btn_upload',
  },
  dataInterface: {
    view: 'systemData.dataInterface',
    add: 'systemData.dataInterface:btn_add',
    edit: 'systemData.dataInterface:btn_edit',
    remove: 'systemData.dataInterface:btn_remove',
    preview: 'systemData.dataInterface:btn_preview',
    log: 'systemData.dataInterface:btn_log',
    download: 'systemData.dataInterface:btn_download',
    upload: 'systemData.dataInterface:btn_upload',
  },
  model: {
    view: 'onlineDev.webDesign',
    add: 'onlineDev.webDesign:btn_add',
    edit: 'onlineDev.webDesign:btn_edit',
    remove: 'onlineDev.webDesign:btn_remove',
    release: 'onlineDev.webDesign:btn_release',
    download: 'onlineDev.webDesign:btn_download',
    upload: 'onlineDev.webDesign:btn_upload',
  },
  menu: {
    view: 'system.menu',
    add: 'system.menu:btn_add',
    edit: 'system.menu:btn_edit',
    remove: 'system.menu:btn_remove',
    download: 'system.menu:btn_download',
    upload: 'system.menu:btn_upload',
    buttons: 'system.menu:btn_btnPer',
    columns: 'system.menu:btn_columnPer',
    forms: 'system.menu:btn_formPer',
    data: 'system.menu:btn_dataPer',
  },
  region: {
    view: 'system.area',
    add: 'system.area:btn_add',
    edit: 'system.area:btn_edit',
    remove: 'system.area:btn_remove',
  },
  log: {
    view: 'system.log',
    remove: 'system.log:btn_remove',
    clear: 'system.log:btn_clearAll',
    download: 'system.log:btn_download',
  },
  systemConfig: { view: 'system.sysConfig', save: 'system.sysConfig:btn_save' },
  onlineUser: { view: 'permission.userOnline', remove: 'permission.userOnline:btn_remove' },
} as const

type Values<T> = T extends string ? T : { [K in keyof T]: Values<T[K]> }[keyof T]
export type PermissionCode = Values<typeof PERMISSION>

/** The part after the colon: what a page's button asks for. */
export type ButtonCode = PermissionCode extends infer P ? (P extends `${string}:${infer B}` ? B : never) : never
