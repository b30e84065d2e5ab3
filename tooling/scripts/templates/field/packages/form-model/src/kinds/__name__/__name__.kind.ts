import { defineKind } from '../define-kind.ts'
import { contains } from '../shared/text-kinds.ts'

/** The value of the kind, in one sentence. */
export const kind = defineKind({
  name: '__camel__',
  label: '__Name__',
  group: 'advanced',
  place: 99,
  events: ['change'],
  search: contains,
  node: {
    tag: 'SQOS-__Name__',
    trigger: 'change',
    defaultValue: '',
    props: { placeholder: '请输入', disabled: false },
  },
})
