import { Checkbox } from '@arco-design/web-react'
import { InputField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import type { Buttons } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import styles from './SidePanel.module.css'
import type { SetProperties } from './use-node-editor.ts'

export interface ButtonsEditorProps<Name extends string> {
  names: readonly Name[]
  buttons: Buttons<Name>
  /** Buttons that are always shown. */
  locked?: readonly Name[] | undefined
  onChange: SetProperties
}

const NONE: readonly never[] = []

/** Which buttons people see at a node, and their texts. */
export function ButtonsEditor<Name extends string>({
  names,
  buttons,
  locked = NONE,
  onChange,
}: ButtonsEditorProps<Name>) {
  const { t } = useText(NAMESPACE)
  return (
    <div className={styles.buttons}>
      {names.map((name) => {
        const { isShown, text } = buttons[name]
        const key: string = name
        const label = t(`button.${key}`)
        return (
          <div key={name}>
            <Checkbox
              checked={isShown}
              disabled={locked.includes(name)}
              onChange={(isOn) => onChange({ [`has${name.charAt(0).toUpperCase()}${name.slice(1)}Btn`]: isOn })}
            >
              {label}
            </Checkbox>
            <InputField
              aria-label={t('button.text', { name: label })}
              value={text}
              maxLength={10}
              clearable={false}
              disabled={!isShown}
              onChange={(next) => onChange({ [`${name}BtnText`]: next }, name)}
            />
          </div>
        )
      })}
    </div>
  )
}
