-- Finds the open orders that a staff member has entered, whose unpaid ones hold stock within a limit of her role.
create index orders_entered_by on orders (entered_by) where entered_by is not null and status not in ('delivered', 'cancelled');
