import { downIcon, loadingIcon } from '../base/icons.tsx'
import { type ArcoLook, classes } from '../base/use-arco-look.ts'
import type { ControlProps } from '../base/use-field.ts'

interface SelectPlaceholderOptions {
  control: ControlProps
  look: ArcoLook
  /** The label of the chosen option; undefined if none is chosen. */
  text: string | undefined
  placeholder: string
  isLoading: boolean
}

/** The placeholder of Arco's select: the same elements, roles and classes, without the list. */
export function selectPlaceholder({ control, look, text, placeholder, isLoading }: SelectPlaceholderOptions) {
  const { disabled, error } = control
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the field names it
    <div
      {...COMBOBOX}
      aria-haspopup="listbox"
      aria-autocomplete="list"
      aria-expanded={false}
      aria-disabled={disabled}
      tabIndex={disabled ? -1 : 0}
      className={classes(
        'arco-select arco-select-single',
        `arco-select-size-${control.size ?? look.size}`,
        error && 'arco-select-error',
        disabled && 'arco-select-disabled',
      )}
    >
      <div title={text ?? ''} className="arco-select-view">
        <span className="arco-select-view-selector">
          <input
            aria-hidden={text === undefined ? undefined : true}
            autoComplete="off"
            tabIndex={-1}
            disabled={disabled}
            readOnly
            placeholder={placeholder}
            className={classes('arco-select-view-input', text !== undefined && 'arco-select-hidden')}
            style={UNTOUCHABLE}
            value=""
          />
          {text === undefined && <span className="arco-select-view-value-mirror">{placeholder}</span>}
          {text !== undefined && <span className="arco-select-view-value">{text || '\u00A0'}</span>}
        </span>
        <div aria-hidden className="arco-select-suffix">
          {isLoading && <span className="arco-select-loading-icon">{loadingIcon}</span>}
          {!isLoading && <div className="arco-select-arrow-icon">{downIcon}</div>}
        </div>
      </div>
    </div>
  )
}

/** Like in Arco: there is no list to reference, and a native select cannot have this look. */
const COMBOBOX = { role: 'combobox' }

const UNTOUCHABLE = { width: '100%', pointerEvents: 'none' } as const
