-- Projects loaded, changed and deleted entries. No two of these events may be about one person or one entry,
-- so that none depends on the result of another. The function `update_marks` stores which entries need
-- recalculation.
create function ledger_code.project_time_events(batch ledger.events[], given jsonb, first_seq bigint) returns void
  language plpgsql
as $$
declare
  company bigint := (batch[1]).company_id;
  e ledger.events;
  d ledger.details;
  was ledger.entries;
  rule text;
  deleted ledger.events[] := '{}';
  has_lines boolean := false;
begin
  foreach e in array batch loop
    select * into d from ledger.details l where l.company_id = company and l.seq = e.seq;
    select * into was from ledger.entries w where w.company_id = company and w.entry_id = e.entry_id;
    rule := ledger_code.broken_rule(e, d, was, ledger_code.facts_of(e, given, first_seq), first_seq);
    if rule is not null then perform ledger_code.refuse_rule(rule, e); end if;
    if e.type = 'TimeDeleted' then deleted := deleted || e; end if;
    has_lines := has_lines or d.replaces_seq is not null or d.company_lines is not null;
  end loop;

  perform ledger_code.project_amounts_of(batch);
  if has_lines then
    insert into ledger.tax_lines
    select l.*
    from unnest(batch) b
    cross join lateral (select k from ledger.details k where k.company_id = b.company_id and k.seq = b.seq limit 1) s (facts)
    cross join lateral ledger_code.tax_lines_after(s.facts) l;
  end if;
  if deleted <> '{}' then perform ledger_code.end_marks(deleted); end if;
  insert into ledger.entries as w (
    company_id, entry_id, employee_id, tax_year, period_id, pay_date, period_start, period_end, status,
    created_seq, last_seq, is_stale, {amounts: $column},
    {contributions: $column_uncapped, $column_limit}, additional_medicare_base, additional_medicare,
    certificate_taxed, certificate_regular_tax, certificate_additional, certificate_bonus,
    certificate_bonus_tax, certificate_exempt, certificate_deferred, non_resident_pay,
    carried_in_social_security, carried_in_medicare, carried_social_security, carried_medicare,
    vacation_credit_minutes, vacation_threshold_minutes, sick_credit_minutes, sick_threshold_minutes, salaried_minutes,
    leave_day_minutes, vacation_credit_at_end_minutes,
    insured_saturdays, worked_days)
  select company, a.entry_id, a.subject_id, a.tax_year, k.period_id, a.pay_date, k.period_start, k.period_end, k.status,
    a.seq, a.seq, false, {amounts: a.$column},
    {contributions: k.$column_uncapped, k.$column_limit}, k.additional_medicare_base, k.additional_medicare,
    k.certificate_taxed, k.certificate_regular_tax, k.certificate_additional, k.certificate_bonus,
    k.certificate_bonus_tax, k.certificate_exempt, k.certificate_deferred, k.non_resident_pay,
    k.carried_in_social_security, k.carried_in_medicare, k.carried_social_security, k.carried_medicare,
    coalesce(k.vacation_credit_minutes, 0), coalesce(k.vacation_threshold_minutes, 0),
    coalesce(k.sick_credit_minutes, 0), coalesce(k.sick_threshold_minutes, 0), coalesce(k.salaried_minutes, 0),
    coalesce(k.leave_day_minutes, 0), coalesce(k.vacation_credit_at_end_minutes, 0),
    k.insured_saturdays, k.worked_days
  from unnest(batch) b
  cross join lateral (select * from ledger.amounts l where l.company_id = b.company_id and l.seq = b.seq limit 1) a
  cross join lateral (select * from ledger.details l where l.company_id = b.company_id and l.seq = b.seq limit 1) k
  on conflict (company_id, entry_id) do update set
    employee_id = excluded.employee_id, tax_year = excluded.tax_year, pay_date = excluded.pay_date,
    period_id = excluded.period_id, period_start = excluded.period_start, period_end = excluded.period_end,
    status = excluded.status, last_seq = excluded.last_seq, is_stale = false,
    {amounts: $column = w.$column + excluded.$column},
    {contributions: $column_uncapped = excluded.$column_uncapped, $column_limit = excluded.$column_limit},
    additional_medicare_base = excluded.additional_medicare_base, additional_medicare = excluded.additional_medicare,
    certificate_taxed = excluded.certificate_taxed,
    certificate_regular_tax = excluded.certificate_regular_tax,
    certificate_additional = excluded.certificate_additional,
    certificate_bonus = excluded.certificate_bonus,
    certificate_bonus_tax = excluded.certificate_bonus_tax,
    certificate_exempt = excluded.certificate_exempt,
    certificate_deferred = excluded.certificate_deferred,
    non_resident_pay = excluded.non_resident_pay,
    carried_in_social_security = excluded.carried_in_social_security,
    carried_in_medicare = excluded.carried_in_medicare,
    carried_social_security = excluded.carried_social_security,
    carried_medicare = excluded.carried_medicare,
    vacation_credit_minutes = excluded.vacation_credit_minutes,
    vacation_threshold_minutes = excluded.vacation_threshold_minutes,
    sick_credit_minutes = excluded.sick_credit_minutes,
    sick_threshold_minutes = excluded.sick_threshold_minutes,
    salaried_minutes = excluded.salaried_minutes,
    leave_day_minutes = excluded.leave_day_minutes,
    vacation_credit_at_end_minutes = excluded.vacation_credit_at_end_minutes,
    insured_saturdays = excluded.insured_saturdays,
    worked_days = excluded.worked_days;
end $$;

-- Stores which entries need recalculation. The program decides it under the company's lock from the year that
-- it has read (src/payroll-year/recalculation-marks.ts).
create function ledger_code.update_marks(company bigint, given jsonb) returns void
  language plpgsql
as $$
begin
  update ledger.entries w set is_stale = m."needsRecalculation"
  from jsonb_to_recordset(given) as m ("entryId" bigint, "needsRecalculation" boolean)
  where w.company_id = company and w.entry_id = m."entryId" and w.status = 'live';
end $$;
