import '@arco-design/web-react/es/_util/react-19-adapter'
import { FieldElement } from './field-element.tsx'

export { FieldElement } from './field-element.tsx'
export type { FieldChange } from './field-element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'sqos-field': FieldElement
  }
}

// With two copies on one page, the first one is used. Servers have no custom elements.
if (globalThis.customElements && !customElements.get('sqos-field')) customElements.define('sqos-field', FieldElement)
