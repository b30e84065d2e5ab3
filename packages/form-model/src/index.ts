export type { FormDocument, FormNode, NodeConfig } from './document/form.schema.ts'
export type { AppListDocument, ListDocument, TablesDocument } from './document/list.schema.ts'
export { describeDocumentProblem } from './document/problem.ts'
export type { Problem, ProblemCode } from './document/problem.ts'
export { DOCUMENT_LIMITS, isForbiddenName } from './document/limits.ts'
export { readTables } from './document/read-tables.ts'
export type { ModelTable, ModelTables, TableColumnInfo } from './document/read-tables.ts'
export { formModelCatalogue } from './catalogue.ts'

export type {
  ColumnType,
  CurrentUser,
  DisplayOptions,
  InitialContext,
  Kind,
  KindGroup,
  KindRole,
  RecordSource,
  SearchWay,
} from './kinds/kind.ts'
export type { SystemContext } from './kinds/system-fill.ts'
export type { ValueFault } from './kinds/value-fault.ts'
export { paletteEntries, paletteEntry } from './kinds/presets.ts'
export type { PaletteEntry } from './kinds/presets.ts'
export { fallbackKind, isKnownKind, kindOf, KINDS, paletteOf } from './kinds/registry.ts'

export type { FormItem } from './model/form-item.ts'
export { kindKey, kindName } from './model/read-node.ts'
export { convertForm } from './document/convert-form.ts'
export { flatten, readForm, writeDocument } from './model/read-form.ts'
export type { FormModel } from './model/read-form.ts'
export { scriptsOf } from './model/scripts.ts'
export type { DocumentScript } from './model/scripts.ts'
export type { FormSettings } from './model/settings.ts'
export {
  columnName,
  parseSecondaryName,
  parseSourceReference,
  pathOfColumn,
  secondaryName,
  sourceReference,
  withoutRowSuffix,
} from './model/names.ts'
export type { Binding, SourceReference } from './model/names.ts'
export { initialRow, initialValue, initialValues, readRow, readValues, writeRow, writeValues } from './model/values.ts'
export { loadPatternEngine } from './model/pattern-engine.ts'
export type { TextPattern } from './model/pattern-engine.ts'
export { patternsOf, patternsReady } from './model/patterns.ts'
export type { PatternRule } from './model/patterns.ts'
export { checkForm, checkValue, triggersOf } from './model/rules.ts'
export type { CheckOptions, FieldFault, FormCheck } from './model/rules.ts'
export {
  attributeSources,
  expressionFault,
  formulaFault,
  formulaFields,
  formulasOf,
  formulaType,
  formulaTypes,
  namesInFormulas,
  operandsOf,
} from './model/dependencies.ts'
export { namesIn } from './model/formula-names.ts'
export {
  defaultFormulaFault,
  defaultFormulaOf,
  defaultFormulas,
  startingValue,
  takesDefaultFormula,
} from './model/default-formulas.ts'
export type { DefaultFormula } from './model/default-formulas.ts'
export { isLookedUp, lookedUp, lookupIn, relatedIds } from './model/lookups.ts'
export type { LookedUp, LookupPlace, RelatedValues } from './model/lookups.ts'
export { relatedModel } from './model/related-model.ts'
export type { AttributeSource, UsedFormula } from './model/dependencies.ts'
export { billFields, systemValues } from './model/system-values.ts'
export type { BillField, SystemWrite } from './model/system-values.ts'
export { formCode, formCodes, isDemanded, isPermitted, isReadOnly, isVisible } from './model/visibility.ts'
export type { FieldRights } from './model/visibility.ts'
export type { Viewer } from './model/visibility.ts'

export { applyRules, rowBefore } from './rules/apply-rules.ts'
export type { AppliedRules, RuleContext, RuleEffectOf } from './rules/apply-rules.ts'
export { paneHolder, ruleFormulaFault, ruleReference, rulesOf, ruleTarget, takesEffect } from './rules/compile-rules.ts'
export type { CompiledRules, RuleFault } from './rules/compile-rules.ts'
export { ruleOperators, ruleValueType } from './rules/operators.ts'
export type { RuleValueType } from './rules/operators.ts'
export { conditionsOf, isGroup, needsValue, readRules, RULE_EFFECTS, writeRules } from './rules/rule.ts'
export type { RuleAction, RuleCondition, RuleEffect, RuleGroup, RuleOperator, VisualRule } from './rules/rule.ts'

export { readList } from './list/read-list.ts'
export type { ListButton, ListColumn, ListModel, SearchField } from './list/read-list.ts'
export { ALL_ROWS } from './list/list-settings.ts'
export type { ListSettings, ListTree } from './list/list-settings.ts'
export { readCondition, readConditions } from './list/conditions.ts'
export type { Condition, ConditionOptions, Conditions } from './list/conditions.ts'
export {
  buttonCodes,
  columnCodes,
  LIST_BUTTONS,
  numberCodes,
  ROW_BUTTONS,
  SHOW_NUMBER,
} from './list/permission-codes.ts'
export type { PermissionEntry } from './list/permission-codes.ts'
export {
  columnLook,
  defaultAppListDocument,
  defaultListDocument,
  possibleColumns,
  possibleSearches,
} from './list/design-list.ts'
export { followList } from './list/follow-list.ts'
export type { ListSide } from './list/design-list.ts'

export { showsCapitals } from './kinds/shared/number-kinds.ts'
export { ableIdsOf, readAbleIds } from './values/able-ids.ts'
export type { AbleIds, AbleType } from './values/able-ids.ts'
export { noNames } from './values/names.ts'
export type { Names, NameSource, Reference } from './values/names.ts'
export { dateFormat, formatMoment, parseMoment, parseMomentAs, SYSTEM_TIME_FORMAT } from './values/moment.ts'
export { dateLimits } from './values/date-limits.ts'
export type { DateLimits } from './values/date-limits.ts'
export { isInAreas, locationAreas, metresBetween } from './values/places.ts'
export type { Area, Point } from './values/places.ts'
export { maskText } from './values/mask.ts'
export { isMaskedNumber, isPhoneField, maskedNumber } from './values/phone-number.ts'
export { findOption, OPTION_TONES, optionSource, optionTone, readOptions, staticOptions } from './values/options.ts'
export type { ModelOption, OptionKeys, OptionSource, OptionTone } from './values/options.ts'
export { fileNames, idsIn, readRows } from './values/read.ts'
export { asBoolean, asList, asNumber, asText, isEmpty, isRecord, own, ownAt } from './json/json.ts'
export type { JsonRecord } from './json/json.ts'
