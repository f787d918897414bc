-- The rates, limits and withholding table that a new installation starts with: SEED_FIXED_TAXES and
-- SEED_WITHHOLDING_TABLES of packages/domain/src/tax/tax-parameters.ts, where each figure has its source. A test
-- compares the two. Rates are parts per million; limits, weekly amounts and brackets are cents.

insert into registry.fixed_taxes (version, concept, effective_from, rate, weekly_amount, "limit") values
  (1, 'disabilityInsurance',  '2024-01-01',  3000, null,    2700),
  (2, 'medicare',             '2024-01-01', 14500, null,    null),
  (3, 'socialSecurity',       '2024-01-01', 62000, null, 1045320),
  (4, 'socialSecurityOnTips', '2024-01-01', 62000, null, 1045320),
  (5, 'chauffeurInsurance',   '2024-01-01',  null,   50,    null),
  (6, 'socialSecurity',       '2025-01-01', 62000, null, 1091820),
  (7, 'socialSecurityOnTips', '2025-01-01', 62000, null, 1091820),
  (8, 'socialSecurity',       '2026-01-01', 62000, null, 1143900),
  (9, 'socialSecurityOnTips', '2026-01-01', 62000, null, 1143900);
--> statement-breakpoint
insert into registry.withholding_tables (version, effective_from, brackets) values
  (1, '2024-01-01', '[
    {"over": 0, "upTo": 1250000, "rate": 0, "plus": 0},
    {"over": 1250000, "upTo": 2500000, "rate": 70000, "plus": 0},
    {"over": 2500000, "upTo": 4150000, "rate": 140000, "plus": 112000},
    {"over": 4150000, "upTo": 6150000, "rate": 250000, "plus": 343000},
    {"over": 6150000, "rate": 330000, "plus": 843000}
  ]');
--> statement-breakpoint
-- What is added later takes the next number.
alter table registry.fixed_taxes alter column version restart with 10;
--> statement-breakpoint
alter table registry.withholding_tables alter column version restart with 2;
