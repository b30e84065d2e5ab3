import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Models: forms and lists that become pages. */
export const MODEL_PAGE = definePage({
  code: 'onlineDev.webDesign',
  title: 'model.page',
  directory: 'onlineDev',
  address: 'onlineDev/webDesign',
  order: 120,
  icon: 'icon-apps',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    release: { code: 'btn_release', title: 'model.btn_release' },
    download: BUTTON.download,
    upload: BUTTON.upload,
  },
  always: ['id', 'state', 'hasForm', 'pcIsRelease', 'appIsRelease', 'webType'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 160, isRowHeader: true, sortable: true },
    enCode: { title: 'column.enCode', width: 180, sortable: true },
    category: { title: 'model.category', width: 120 },
    webType: { title: 'model.webType', format: 'custom', width: 84, sortable: true },
    released: { title: 'model.released', format: 'custom', width: 112, shows: ['pcIsRelease', 'appIsRelease'] },
    creatorUser: { title: 'column.creatorUser', minWidth: 130 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 156, exportWidth: 20, sortable: true },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10, sortable: true },
    state: { title: 'column.enabledMark', format: 'state', width: 72, sortable: true },
  },
})
