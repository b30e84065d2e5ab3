import { asText, own } from '../json/json.ts'
import type { FormItem } from './form-item.ts'

/** The model whose records a field chooses; undefined for other fields and several records. */
export function relatedModel({ kind, node }: FormItem): string | undefined {
  return kind.records === 'model' && !kind.isMultiple(node) ? asText(own(node, 'modelId')) : undefined
}
