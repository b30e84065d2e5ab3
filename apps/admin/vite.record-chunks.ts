import type { Parts } from './vite.form-chunks.ts'

// What draws the fields of a record.

/** What draws a record, with the fields that most forms have. Further kinds load with the first form that has them. */
export const RECORDS: Parts = {
  'form-widgets/src': [
    'affix-icon/AffixIcon',
    'amount/(?![^]*(?:cell|example|sketch))',
    'calculate/calculate.field',
    'checkbox/(?:CheckboxField|checkbox.field)',
    'input/[a-z-]+.field',
    'number/[a-z-]+.field',
    'picker/(?:record-source|use-records)',
    'radio/(?:RadioField|radio.field)',
    'relation-attribute/RelationAttribute',
    'row/(?![^]*(?:example|sketch))',
    'select/select.field',
    'switch/switch.field',
    'system/(?:System|system.field|use-)',
    'textarea/textarea.field',
  ],
  'form-renderer/src': [
    'form/',
    'items/(?!Table|cell-types|table-)',
    'later/(?:DocumentForm|RecordDialog)',
    'scripts/',
    'store/',
  ],
  'form-model/src': ['model/(?:values|rules|lookups|scripts|pattern|default-formulas)', 'rules/apply', 'values/stored'],
  'formula/src': [
    'calculation/(?:operand|evaluate|explain|column|pending|calculation)',
    'expression/(?:text|lookups)',
    'language/evaluate',
  ],
}

/** A record of a list, and a form without a list. */
export const RECORD_PAGE: Parts = {
  'form-renderer/src/list': ['DocumentPage', 'RecordSteps', 'RecordView', 'record-parts'],
}

/** Components without a value: containers, titles, texts. */
export const VIEWS: Parts = {
  'form-widgets/src': [
    '(?:alert|button|card|collapse|divider|group-title|link|tabs|text|views)/(?![^]*(?:example|sketch))',
  ],
}

/** Bar codes and QR codes. */
export const CODES: Parts = {
  'form-widgets/src': ['(?:barcode|qrcode)/(?![^]*(?:example|sketch|other-bars))'],
  'jsbarcode/bin/barcodes': ['Barcode', 'CODE128/'],
  '(?:dijkstrajs|qrcode/lib)': [''],
}

/** Sub-tables. */
export const TABLES: Parts = {
  'form-widgets/src': [
    '[a-z-]+/[a-z-]+.(?:cell|related-cell).',
    '[a-z-]+/[a-z-]+.cell-parts.',
    'table-form/(?:cells/(?!relation)|grid/(?!RowWindow)|model/(?!calculation.))',
    'table-form/(?:TableForm|TableWaiting|index|locales/zh.|resolve|table-text|use-)',
  ],
  'form-renderer/src/items': ['Table', 'cell-types', 'table-'],
}

/** The fields that choose records of other forms and of interfaces. */
export const CHOOSERS: Parts = {
  'form-widgets/src': [
    '(?:popup-select|relation-form)/(?![^]*(?:cell|example|sketch))',
    'picker/(?:LoadedPopup|RecordPicker|record-)',
  ],
}

/** The page of a task and of a new request, without what its buttons and tabs open. */
export const TASK: Parts = {
  'admin/src/app/expiry': ['use-leave-guard'],
  'admin/src/pages': ['workFlowDetail/index'],
  'admin/src/pages/workFlow/detail': [
    '(?:Detail|FormProviders|catalogue|duration|form-rights|locales/loaders|task-values)',
    'decision/(?:Decision(?:Bar|.module)|decision-kinds|earlier-nodes|removed-signers|use-)',
    'request/(?:Request|use-)',
    'task/',
  ],
  'admin/src/pages/workFlow/parts': ['TaskTags', 'Tasks.module', 'catalogue', 'deadline', 'locales/loaders'],
  'admin/src/parts/switch': [''],
  'generated-page/src': ['RelatedRecord'],
  'ui-kit/src/form': ['use-ask-to-discard'],
  'workflow-model/src': [
    'document/(?:flow-node|graph|parse-flow|rename)',
    'json',
    'settings/(?:approver|codes|form-operates|members|start)',
  ],
}
