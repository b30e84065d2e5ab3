import { defineKind } from '../define-kind.ts'
import { idKind } from '../shared/picker-kinds.ts'

/** 用户选择 */
export const kind = defineKind({
  ...idKind('user'),
  name: 'userSelect',
  label: '用户选择',
  place: 4,
  presets: [{ name: 'currentUser', label: '当前用户', config: { defaultCurrent: true } }],
  listWidth: () => 152,
  initial: ({ user }) => user?.id,
  node: {
    tag: 'user-select',
    trigger: 'click',
    defaultValue: null,
    props: { placeholder: '请选择', multiple: false, clearable: true, disabled: false },
  },
})
