import '@arco-design/web-react/es/_util/react-19-adapter'
import { FieldElement } from './field-element.tsx'

export { FieldElement } from './field-element.tsx'
export type { FieldChange } from './field-element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'sqos-field': FieldElement
  }
}

// Two copies on one page: the first one stays. A server has no elements at all.
if (globalThis.customElements && !customElements.get('sqos-field')) customElements.define('sqos-field', FieldElement)
