response = table.put_item(
    Item={
        'username': 'janedoe',
        'age': 25,
        u'balance': Decimal("1.50"),
        'note': """two
lines""",
    }
)
