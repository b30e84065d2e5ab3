import type { FormItem } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useId } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { valueAt } from '../document/node-value.ts'
import {
  ChoiceEditor,
  ColourEditor,
  FlagEditor,
  NoteEditor,
  NumberEditor,
  StoredEditor,
  TextEditor,
} from './editors/plain-editors.tsx'
import { ColumnsEditor } from './editors/ColumnsEditor.tsx'
import { DefaultOptionEditor } from './editors/DefaultOptionEditor.tsx'
import { DefaultFormulaEditor, ExpressionEditor } from './editors/ExpressionEditor.tsx'
import { ActivePanesEditor } from './editors/ActivePanesEditor.tsx'
import { DefaultMomentEditor, DefaultNodeEditor, DefaultTimeEditor } from './editors/default-editors.tsx'
import { IconEditor } from './editors/IconEditor.tsx'
import {
  AttributeFieldEditor,
  FieldEditor,
  ModelFieldEditor,
  ReferenceEditor,
  SummaryEditor,
} from './editors/reference-editors.tsx'
import { PanesEditor } from './editors/PanesEditor.tsx'
import { OptionsEditor } from './editors/OptionsEditor.tsx'
import type { Property, PropertyEditor } from '@sqos/form-model/designer'
import { appliesTo } from './property.ts'
import styles from './Panel.module.css'

/** Props of every property editor. */
export interface EditorProps<Type extends PropertyEditor['type'] = PropertyEditor['type']> {
  id: string
  label: string
  name: string
  value: unknown
  editor: Extract<PropertyEditor, { type: Type }>
  /** The component of the property; undefined for properties of the form. */
  item: FormItem | undefined
  /** `typed` merges consecutive steps into one undo step. */
  onChange: (value: unknown, options?: { typed: boolean }) => void
}

export interface PropertyRowProps {
  property: Property
  /** The node, or the settings of the form. */
  target: unknown
  item?: FormItem | undefined
  onChange: EditorProps['onChange']
}

/** A property with its name; null if it does not apply. */
export function PropertyRow({ property, target, item, onChange }: PropertyRowProps) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  const { name, path, editor } = property
  if (!appliesTo(property, target)) return null
  const label = t(`property.${name}`)
  const props = { id, label, name, item, value: valueAt(target, path), onChange }
  const isWide = WIDE.has(editor.type)
  return (
    <div className={styles.row} data-wide={isWide || undefined}>
      {isWide ? <span className={styles.name}>{label}</span> : <label htmlFor={id}>{label}</label>}
      <EditorOf {...props} editor={editor} />
      {HELPED.has(name) && <p className={styles.help}>{t(`help.${name}`)}</p>}
    </div>
  )
}

/** Properties whose name does not say all. */
const HELPED: ReadonlySet<string> = new Set(
  (
    'tipLabel placeholder unique noShow disabled readonly precision step step-strictly trigger hasSys span labelWidth multiple ' +
    'filterable dataType modelId relationField propsValue source showField expression columnOptions active-value ' +
    'isPhoneNumber defaultCurrent defaultFormula show-all-levels isAmountChinese adjustmentScope summaryField total ' +
    'useBtnPermission useColumnPermission useFormPermission useDataPermission showSummary'
  ).split(' '),
)

const WIDE: ReadonlySet<string> = new Set(['options', 'columns', 'expression', 'defaultFormula', 'panes'])

function EditorOf({ editor, ...props }: EditorProps) {
  switch (editor.type) {
    case 'text':
      return <TextEditor {...props} editor={editor} />
    case 'note':
      return <NoteEditor {...props} editor={editor} />
    case 'number':
      return <NumberEditor {...props} editor={editor} />
    case 'flag':
      return <FlagEditor {...props} editor={editor} />
    case 'choice':
      return <ChoiceEditor {...props} editor={editor} />
    case 'colour':
      return <ColourEditor {...props} editor={editor} />
    case 'options':
      return <OptionsEditor {...props} editor={editor} />
    case 'reference':
      return <ReferenceEditor {...props} editor={editor} />
    case 'field':
      return <FieldEditor {...props} editor={editor} />
    case 'modelField':
      return <ModelFieldEditor {...props} editor={editor} />
    case 'columns':
      return <ColumnsEditor {...props} editor={editor} />
    case 'summary':
      return <SummaryEditor {...props} editor={editor} />
    case 'expression':
      return <ExpressionEditor {...props} editor={editor} />
    case 'defaultFormula':
      return <DefaultFormulaEditor {...props} editor={editor} />
    case 'defaultOption':
      return <DefaultOptionEditor {...props} editor={editor} />
    case 'panes':
      return <PanesEditor {...props} editor={editor} />
    case 'activePanes':
      return <ActivePanesEditor {...props} editor={editor} />
    case 'icon':
      return <IconEditor {...props} editor={editor} />
    case 'stored':
      return <StoredEditor {...props} editor={editor} />
    case 'defaultMoment':
      return <DefaultMomentEditor {...props} editor={editor} />
    case 'defaultTime':
      return <DefaultTimeEditor {...props} editor={editor} />
    case 'defaultNode':
      return <DefaultNodeEditor {...props} editor={editor} />
    case 'attributeField':
      return <AttributeFieldEditor {...props} editor={editor} />
  }
}
