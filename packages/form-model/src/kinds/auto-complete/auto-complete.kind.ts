import { defineKind } from '../define-kind.ts'
import { missingKeyProblem } from '../shared/record-kinds.ts'
import { checkLength, contains } from '../shared/text-kinds.ts'

/** 下拉补全: a text with suggestions of a data interface. */
export const kind = defineKind({
  name: 'autoComplete',
  label: '下拉补全',
  group: 'later',
  events: ['change', 'blur'],
  listWidth: () => 128,
  search: contains,
  check: checkLength,
  problems: missingKeyProblem('noInterface', ['interfaceId', 'relationField']),
  node: {
    tag: 'auto-complete',
    trigger: 'blur',
    props: {
      placeholder: '请输入',
      interfaceId: '',
      interfaceName: '',
      relationField: 'fullName',
      total: 10,
      clearable: true,
      disabled: false,
    },
  },
})
