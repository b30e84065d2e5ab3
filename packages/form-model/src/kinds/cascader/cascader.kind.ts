import type { FormNode } from '../../document/form.schema.ts'
import { asBoolean, asText, own, ownAt } from '../../json/json.ts'
import { idsIn, readOnePath, readPaths } from '../../values/read.ts'
import { defineKind, LIST_COLUMN } from '../define-kind.ts'
import { optionKind, optionLabel, TREE_SAMPLES, TREE_SOURCE } from '../shared/option-kinds.ts'

const isMultiple = (node: FormNode): boolean =>
  asBoolean(ownAt(node, 'props', 'props', 'multiple')) === true || asBoolean(own(node, 'multiple')) === true

/** 级联选择: a path of values; several paths when multiple. */
export const kind = defineKind({
  ...optionKind,
  name: 'cascader',
  label: '级联选择',
  group: 'basic',
  place: 8,
  events: ['change', 'blur'],
  isMultiple,
  holdsPaths: true,
  search: (node) => ({ input: 'picker', test: isMultiple(node) ? 'includesPath' : 'path' }),
  read: (value, node) => (isMultiple(node) ? readPaths(value) : readOnePath(value)),
  column: LIST_COLUMN,
  display: (value, options) => {
    const separator = asText(own(options.node, 'separator')) || '/'
    const paths = isMultiple(options.node) ? readPaths(value) : [readOnePath(value)]
    return Array.isArray(paths)
      ? paths
          .map((path) => {
            const labels = idsIn(path).map((id) => optionLabel(id, options))
            return asBoolean(own(options.node, 'show-all-levels')) === false
              ? (labels.at(-1) ?? '')
              : labels.join(separator)
          })
          .join(',')
      : ''
  },
  node: {
    tag: 'el-cascader',
    trigger: 'change',
    defaultValue: [],
    config: TREE_SOURCE,
    props: {
      placeholder: '请选择',
      style: { width: '100%' },
      options: TREE_SAMPLES,
      props: { props: { multiple: false, value: 'id', label: 'fullName', children: 'children' } },
      'show-all-levels': true,
      separator: '/',
      clearable: true,
      filterable: false,
      disabled: false,
    },
  },
})
