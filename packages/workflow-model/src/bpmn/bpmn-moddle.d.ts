declare module 'bpmn-moddle' {
  /** An element of BPMN 2.0, or of its diagram. */
  export interface ModdleElement {
    $type: string
    get: (name: string) => unknown
    [name: string]: unknown
  }
  export class BpmnModdle {
    create(type: string, properties?: Record<string, unknown>): ModdleElement
    toXML(element: ModdleElement, options?: { format?: boolean }): Promise<{ xml: string }>
    fromXML(xml: string): Promise<{ rootElement: ModdleElement; warnings: unknown[] }>
  }
}
