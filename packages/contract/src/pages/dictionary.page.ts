import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Values of dictionaries. */
export const DICTIONARY_PAGE = definePage({
  code: 'systemData.dictionary',
  title: 'dictionary.page',
  directory: 'systemData',
  address: 'systemData/dictionary',
  order: 10,
  icon: 'icon-book',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    download: BUTTON.download,
    upload: BUTTON.upload,
    type: { code: 'btn_type', title: 'dictionary.btn_type' },
    typeAdd: { code: 'btn_type_add', title: 'dictionary.btn_type_add' },
    typeEdit: { code: 'btn_type_edit', title: 'dictionary.btn_type_edit' },
    typeRemove: { code: 'btn_type_remove', title: 'dictionary.btn_type_remove' },
  },
  always: ['id', 'parentId', 'dictionaryTypeId', 'enabledMark', 'tone', 'lastModifyTime'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 146, isRowHeader: true },
    enCode: { title: 'column.enCode', minWidth: 90 },
    sortCode: { title: 'column.sortCode', format: 'number', width: 64, exportWidth: 10 },
    enabledMark: { title: 'column.enabledMark', width: 64, exportWidth: 10, format: 'state' },
  },
})
